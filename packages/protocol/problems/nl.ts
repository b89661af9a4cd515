import type { ErrorCode } from '../codes.ts';

export const problems: Readonly<Record<ErrorCode, string>> = {
  over: 'De partij is afgelopen. Bekijk de uitslag of speel nog een keer.',
  'not-awaited': 'Je bent nu niet aan de beurt. Wacht tot je iets gevraagd wordt.',
  malformed: 'Dat is geen van de mogelijke antwoorden. Kies er een uit de lijst.',
  'not-legal': 'Dat staan de regels nu niet toe. Kies een van de gemarkeerde zetten.',
  stale: 'Intussen is er iets gebeurd, dus deze beslissing is er niet meer. Kijk opnieuw en kies dan.',
  'no-undo': 'Dit kun je niet terugnemen: anderen hebben het gezien. Je kunt het wel aan de tafel vragen.',
  'nothing-to-confirm': 'Er valt niets te bevestigen. Doe eerst een zet.',
  'not-gathering': 'De partij is al begonnen. Kijk mee of open een eigen tafel.',
  'not-playing': 'Hier wordt nu niet gespeeld. Wacht op de start of open een andere tafel.',
  paused: 'De partij is gepauzeerd. Hervat die eerst.',
  'not-owner': 'Dat kan alleen de speler die de tafel heeft geopend. Vraag het aan die speler.',
  'not-seated': 'Je zit niet aan deze tafel. Ga eerst zitten of kijk mee.',
  'already-seated': 'Je zit al aan deze tafel. Sta eerst op als je van plaats wilt wisselen.',
  barred: 'Dat is aan deze tafel geweigerd. Je kunt meekijken of zelf een tafel openen.',
  'seat-taken': 'Iemand was sneller: deze plaats is bezet. Kies een andere.',
  'no-such-seat': 'Die plaats heeft deze tafel niet. Kies een van de plaatsen die je ziet.',
  'bad-name': 'Een naam heeft 1 tot en met 24 leesbare tekens. Pas hem aan en probeer het opnieuw.',
  'bad-entropy': 'Jouw bijdrage aan het toeval kwam onvolledig aan. Laad de pagina opnieuw.',
  'already-ready': 'Jouw bijdrage aan het toeval is er al. Wacht gewoon op het begin.',
  'bad-level': 'Bots hebben niveau 1 tot en met 5. Kies een daarvan.',
  'not-full': 'Er zijn nog plaatsen vrij. Wacht of voeg een bot toe.',
  'too-few-seats': 'Er zitten hier al meer mensen. Misschien is er net iemand gaan zitten: kijk nog eens.',
  'others-seated':
    'Er zitten hier al anderen, en die zijn aan een tafel zonder rating gaan zitten. Open voor een partij met rating een nieuwe tafel.',
  'screen-watches':
    'Deze tafel is op een groot scherm te zien, dus iedereen met de link kan meekijken. Laat deze instelling zo staan.',
  'seated-twice':
    'Deze twee spelers zitten aan dezelfde tafel en kunnen daarom nog niet één speler worden. Speel de partij uit of verlaat de tafel met een van de twee. Probeer het dan opnieuw.',
  'closed-table':
    'Een tafel van deze spelers kan niet worden geopend. Niemand weet dus of ze er allebei zitten, en daarom kunnen ze niet één speler worden. Laat het de beheerder van deze server weten, of meld je aan zonder deze speler mee te nemen.',
  'not-away': 'Op die plaats is niemand afwezig. Speel gewoon door.',
  'too-soon': 'Deze speler is nog niet lang genoeg weg. Wacht even en probeer het dan opnieuw.',
  'window-open': 'Er kan nog iemand reageren. Probeer het zo nog eens.',
  'no-window': 'Er is nu niets om op te reageren. Wacht op de volgende kans.',
  'no-request': 'Dit verzoek staat niet meer open. Speel gewoon door.',
  'request-open': 'Er staat nog een ander verzoek open. Beantwoord dat eerst.',
  'no-more-undos': 'Je kunt in deze partij geen antwoorden meer terugnemen. Wat nog niemand heeft gezien, kan nog wel.',
  'too-often': 'Vaker kan dat in één partij niet. Speel gewoon door: antwoorden kan altijd.',
  'not-paused': 'De partij is niet gepauzeerd. Speel gewoon door.',
  'not-over': 'De partij is nog niet afgelopen. Kom daarna terug.',
  'not-correspondence': 'Vakantie kun je alleen opnemen aan een tafel met een correspondentiepartij.',
  'bad-dates': 'Deze dagen kunnen niet. Het einde moet na het begin liggen, binnen een jaar.',
  'too-many-days': 'Zoveel vakantiedagen heb je in deze partij niet meer. Kies er minder.',
  'bad-clock': 'Deze klok kan de tafel niet krijgen, of heeft de tafel al. Kies een andere.',
  'no-such-room':
    'Bij deze link hoort geen tafel. Hij is oud of verkeerd getypt, of de tafel is opgeruimd omdat niemand hem meer gebruikte: vraag een nieuwe.',
  'no-such-game': 'Dat spel hebben we hier niet. Kies er een op de startpagina.',
  'other-version': 'Deze partij begon met een oudere versie van de regels en kan niet verder. Open een nieuwe tafel.',
  damaged:
    'Deze tafel is gesloten omdat de opgeslagen gegevens beschadigd zijn. Laat het de beheerder van deze server weten, of open een nieuwe tafel.',
  'no-spectators':
    'Bij deze partij kan niemand meekijken: zo is de tafel ingesteld. Vraag een speler je na afloop de herhaling te laten zien, of open zelf een tafel.',
  'bad-message': 'De server begreep dat niet. Laad de pagina opnieuw en probeer het nog eens.',
  'bad-origin': 'Van dit adres neemt de server niets aan. Open het spel op zijn eigen adres.',
  'bad-passkey': 'De passkey is niet geaccepteerd. Begin opnieuw en rond het binnen vijf minuten af.',
  'bad-subscription':
    'Naar de pushdienst van deze browser stuurt deze server niets. Gebruik een andere browser of vraag het de beheerder.',
  'bad-time-zone': 'De server kent deze tijdzone niet. Stel op je apparaat een andere in en probeer het opnieuw.',
  'bad-discord':
    'Dit is geen adres van een Discord-webhook. Open in Discord de instellingen van het kanaal, “Integraties”, “Webhooks”, en kopieer daar de URL.',
  'bad-mail-address': 'Naar dit adres kan geen mail worden gestuurd. Controleer het en probeer het opnieuw.',
  'bad-matrix':
    'Er klopt nog iets niet. Controleer het adres van de homeserver, de kamer-ID, die met ! begint, en het toegangstoken.',
  'bad-slack':
    'Dit is geen adres van een Slack-webhook. Het begint met https://hooks.slack.com/services/ en staat bij je Slack-app onder “Incoming Webhooks”.',
  'bad-webhook':
    'Naar dit adres kan niets worden gestuurd. Het moet met https:// beginnen en op internet bereikbaar zijn. Pas het aan en probeer het opnieuw.',
  banned: 'Je bent op deze server voorlopig geblokkeerd. Op de pagina “/banned” staat waarom en hoelang.',
  'bad-options': 'Deze opties gaan niet samen. Pas ze aan en probeer het opnieuw.',
  'bad-seats': 'Dit spel kan niet met zoveel spelers. Verander het aantal spelers.',
  'devices-only': 'Een programma mag dat niet. Doe het op een van je apparaten.',
  muted: 'De beheerder laat je voorlopig niet schrijven in de chat. Je kunt gewoon verder spelen.',
  'no-free-seat': 'Alle plaatsen aan deze tafel zijn bezet. Wacht tot er een vrijkomt, of open een andere tafel.',
  'no-guest': 'De server kent dit apparaat niet. Sta cookies voor deze site toe en laad opnieuw.',
  'no-operator': 'De beheerpagina kent dit token niet, of het uur is om. Meld je opnieuw aan.',
  'no-mail': 'Deze server kan op dit moment geen mail versturen. Probeer het later opnieuw.',
  'no-such-channel': 'Dit is al verwijderd. Laad de pagina opnieuw.',
  'no-such-code':
    'Er is geen tafel met deze code. Kijk nog eens op het scherm: codes veranderen en vervallen met de tafel.',
  'no-such-page': 'Op dit adres is niets te vinden. Ga terug naar de startpagina.',
  'no-such-passkey': 'Deze passkey is hier niet meer bekend. Biedt je apparaat hem nog aan, verwijder hem dan daar.',
  'no-such-person': 'Deze speler kun je niet meer uitnodigen. Verwijder die speler uit je lijst.',
  'no-such-recovery-code': 'Deze herstelcode bestaat niet: hij is al gebruikt of vervangen.',
  'no-such-token': 'Dit apparaat of programma is er niet meer. Laad de pagina opnieuw.',
  'no-such-transfer': 'Deze link is al gebruikt of verlopen. Maak op het andere apparaat een nieuwe.',
  'no-such-profile': 'Dit profiel wordt niet meer gedeeld, of de link is niet compleet.',
  'too-deep': 'Dat neemt de server niet aan: het is te diep genest. Laad de pagina opnieuw en probeer het nog eens.',
  'too-fast': 'Dat was veel tegelijk. Wacht even en probeer het dan opnieuw.',
  'too-large': 'Dat was te veel om te versturen. Maak het korter.',
  'too-many-blocks': 'Meer spelers kun je niet blokkeren. Deblokkeer er eerst een in de instellingen.',
  'too-many-bot-tables':
    'Er spelen al bots aan zoveel van je tafels als deze server toestaat. Wacht tot een partij is afgelopen en probeer het dan opnieuw.',
  'too-many-channels': 'Meer hiervan kan een gast niet hebben. Verwijder er een die je niet meer gebruikt.',
  'too-many-merges': 'Meer spelers kunnen niet één speler worden. Meld je aan zonder deze mee te nemen.',
  'too-many-mails':
    'Naar dit adres of door jou zijn er voor vandaag genoeg links gestuurd. Kijk in je mail, ook bij de spam, of probeer het morgen opnieuw.',
  'too-many-invitations':
    'Er staan nog te veel uitnodigingen van je open. Wacht op een paar antwoorden en probeer het dan opnieuw.',
  'too-many-passkeys': 'Meer passkeys kan een gast niet hebben. Verwijder er een die je niet meer gebruikt.',
  'too-many-rooms': 'Je hebt te veel tafels open. Sluit er een paar en probeer het opnieuw.',
  'too-many-sockets': 'Deze pagina staat in te veel tabbladen open. Sluit er een paar.',
  'too-many-tokens':
    'Meer tokens voor programma’s kan een gast niet hebben. Verwijder er een die je niet meer gebruikt.',
  'too-slow': 'De verbinding was te traag en wordt opnieuw opgebouwd. Er is niets verloren.',
  internal: 'Er ging bij ons iets mis; de fout is vastgelegd. Probeer het zo nog eens.',
};
