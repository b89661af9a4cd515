/** Long German and Dutch names on cards and fields, with their seams. Not every browser has a dictionary to find them. */
export const SEAMS = [
  ...['Familien-mitglied', 'Familien-mitglieder', 'Gefällig-keit', 'Gefällig-keiten', 'Schuld-marker', 'unge-schützte'],
  ...['unge-schützten', 'familie-leden', 'onbe-schermde', 'weder-diensten', 'schuld-fiche', 'schuld-fiches'],
  ...['Auftrags-mord', 'Bürger-meister', 'Familien-treffen', 'Flucht-fahrer', 'Geschäfts-übernahme'],
  ...['Gewerk-schafts-boss', 'Glücks-spiel', 'Koreani-sche', 'Kredit-geschäft', 'Polizei-chef', 'Privat-bankier'],
  ...['Schmuggel-fahrt', 'Schutz-gebühr', 'Spuren-sicherung', 'Staats-anwältin', 'Steuer-berater'],
  ...['Steuer-beratung', 'Versamm-lung', 'Waffen-laden', 'Wett-manipulation', 'Zentral-bank'],
  ...['Achter-kamertjes-deal', 'Aframme-ling', 'Belasting-adviseur', 'Belasting-advies', 'Bescher-mings-geld'],
  ...['Bewijs-beheerder', 'Burge-meester', 'Familie-beraad', 'Familie-boekhouder', 'Haven-pakhuis'],
  ...['Hollywood-producent', 'Kappers-zaak', 'Munitie-depot', 'Pandjes-huis', 'Politie-agent', 'Politie-chef'],
  ...['Privé-bankier', 'Smokkel-tocht', 'Vakbonds-baas', 'Vergade-ring', 'Wapen-winkel', 'wedden-schappen'],
  ...['Weder-dienst', 'begraaf-plaats', 'kracht-patser', 'Öffent-liche', 'Open-bare'],
];
