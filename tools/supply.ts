import { type Command, parseArguments } from './lib/arguments.ts';
import { main } from './lib/misuse.ts';
import {
  differences,
  direct,
  faultsOf,
  keptBill,
  licencesPage,
  packages,
  unnamed,
  writeBill,
} from './supply/packages.ts';

const COMMAND = {
  call: 'npm run supply --',
  about:
    'Checks everything that npm ci installs: licences, hashes, install scripts, docs/licences.md and docs/sbom.json (exit 1 if something is wrong). It does not look up known vulnerabilities: run `npm audit`, which needs the network.',
  positionals: {},
  flags: {
    write: { kind: 'switch', help: 'write docs/sbom.json again, with npm sbom' },
    list: { kind: 'switch', help: 'list all packages with their licences' },
  },
} as const satisfies Command;

await main(argv => {
  const { write, list } = parseArguments(COMMAND, argv);
  if (write) writeBill();
  const all = packages();
  if (list) for (const { name, version, licence } of all) console.log(`${name} ${version}: ${licence}`);
  const wrong = [...all.flatMap(faultsOf), ...unnamed(licencesPage(), direct()), ...differences(keptBill(), all)];
  for (const each of wrong) console.error(each);
  for (const [licence, some] of Map.groupBy(all, each => each.licence)) console.log(`${licence}: ${some.length}`);
  const installed = all.filter(each => each.installed !== null).length;
  console.log(`supply: ${all.length} packages, ${installed} of them installed here, ${wrong.length} faults`);
  return wrong.length === 0 ? 0 : 1;
});
