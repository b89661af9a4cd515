import type { IdentityTexts } from '../en/identity.ts';

export const texts: IdentityTexts = {
  title: 'Deine anderen Geräte',
  hint: 'Dass du hier mitspielst, merkt sich nur dieses Gerät. So bist du auch auf deinen anderen Geräten dieselbe Person und kommst wieder, wenn du dieses verlierst.',
  signInInstead: 'Anmelden, wenn du hier schon jemand bist',
  passkeys: {
    title: 'Passkeys',
    hint: 'Einen Passkey bewahrt dein Gerät oder dein Passwortmanager auf. Du meldest dich mit Fingerabdruck, Gesicht oder PIN an, so oft du willst.',
    add: 'Passkey hinzufügen',
    added: 'Dein Passkey ist hinzugefügt. Melde dich damit auf deinen anderen Geräten an.',
    nameless: 'Passkey',
    since: date => `seit ${date}`,
    used: date => `zuletzt benutzt am ${date}`,
    unused: 'noch nicht benutzt',
    rename: name => `${name} umbenennen`,
    name: 'Neuer Name',
    save: 'Name speichern',
    revoke: name => `${name} widerrufen`,
    revoked:
      'Mit diesem Passkey kann sich niemand mehr anmelden. Geräte, die ihn benutzt haben, bleiben angemeldet, bis du sie unten entfernst.',
    notMade: 'Der Browser hat abgebrochen. Du kannst es noch einmal versuchen.',
    known: 'Dieses Gerät hat schon einen Passkey von dir.',
  },
  link: {
    title: 'Ein Link',
    hint: 'Er gilt einmal und einen Tag lang. Wer ihn öffnet, ist dann du. Gib ihn also niemandem sonst.',
    make: 'Link erstellen',
    label: 'Link für dein anderes Gerät',
    scan: 'Scanne das mit der Kamera deines anderen Geräts.',
  },
  recovery: {
    title: 'Wiederherstellungscode',
    hint: 'Mit einem Code auf Papier kommst du auch dann wieder, wenn du alle deine Geräte verlierst.',
    make: 'Wiederherstellungscode erstellen',
    again: 'Neuen Code erstellen',
    since: date => `Du hast einen Code vom ${date}. Ein neuer ersetzt ihn.`,
    once: 'Schreib diesen Code jetzt auf oder druck ihn aus. Er wird nicht noch einmal gezeigt.',
    print: 'Drucken',
    sheet: name => `Wiederherstellungscode von ${name}`,
    how: address =>
      `Geräte verloren? Öffne ${address} und gib diesen Code ein. Er gilt einmal. Pass auf ihn auf wie auf einen Schlüssel: Wer ihn hat, kann als du spielen.`,
    madeOn: date => `Erstellt am ${date}`,
    remove: 'Code entfernen',
    removed: 'Dieser Code gilt nicht mehr.',
  },
  everything: {
    title: 'Alles über dich',
    hint: 'Eine Datei mit allem, was dieser Server über dich weiß: deine Tische und was du dort getan hast, deine Chatnachrichten, deine Geräte und Passkeys. Schlüssel und Codes sind nicht darin.',
    save: 'Als Datei speichern',
  },
  signIn: {
    title: 'Anmelden',
    text: 'Sei auf diesem Gerät die Person, die du auf einem anderen schon bist.',
    passkey: 'Mit Passkey anmelden',
    code: 'Wiederherstellungscode',
    codeHint: 'Sieben Vierergruppen. Großschreibung, Leerzeichen und Striche sind egal.',
    useCode: 'Mit dem Code anmelden',
    typo: 'In diesem Code ist ein Tippfehler. Vergleich ihn Gruppe für Gruppe.',
    usedUp: 'Dein Wiederherstellungscode ist verbraucht. In den Einstellungen kannst du einen neuen erstellen.',
    toSettings: 'Neuen Code erstellen',
    byLink:
      'Oder öffne auf einem Gerät, auf dem du angemeldet bist, die Einstellungen, erstell dort einen Link und öffne ihn hier.',
    done: name => `Erledigt. Du bist auch auf diesem Gerät ${name}.`,
    replaces: name =>
      `Dieses Gerät ist hier ${name} und hat Tische. Wenn du dich als jemand anderes anmeldest, ist es nicht mehr ${name}. An diese Plätze kommst du dann nur mit einem Passkey, einem Wiederherstellungscode oder einem anderen Gerät von ${name} zurück.`,
    stay: name => `${name} bleiben`,
  },
  along: {
    label: name => `Tische und Partien von ${name} mitnehmen`,
    hint: name =>
      `${name} und die andere Person sind dann für immer ein und dieselbe. Jedes Gerät der beiden hat die Tische, die gespielten Partien und die Wertungen von beiden. Das lässt sich nicht rückgängig machen. Tu es also nur, wenn du beide bist.`,
    done: (name, former) =>
      `Erledigt. Du bist auch auf diesem Gerät ${name} und hast die Tische und Partien von ${former} mitgenommen.`,
    shared: 'An diesen Tischen sind beide:',
    closed: 'Diese Tische lassen sich nicht öffnen:',
    table: (game, number) => `${game}, Tisch ${number}`,
  },
};
