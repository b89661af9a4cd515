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
    'Looks at everything npm ci brings: licences, hashes, scripts at installation, docs/licences.md and docs/sbom.json (exit 1 if something is wrong). Known weaknesses it cannot ask about: that needs the network, with `npm audit`.',
  positionals: {},
  flags: {
    write: { kind: 'switch', help: 'write docs/sbom.json anew, by npm sbom' },
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
