const TEST = '[.]test[.]ts$';
const BY_POST = '^packages/web/browser/by-post/';
const OURS = '^(packages|tools|bench)/';
const PURE = '^packages/(kernel|games|bots|match|protocol)/';

/** Forbids imports; the comment is shown to the author of a violation. */
const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** The folders of the client from the lowest to the highest, each with what belongs in it: a folder imports only those before it. */
const LAYERS = [
  [
    'kit',
    'The kit knows no game, table or page: words, look, sound, links to tables, the worker, form fields. Give it what it needs as a parameter, or move the thing up.',
  ],
  [
    'games',
    'A game is shown by its face and its board, and neither knows a table or a page: move what they need into the kit or games/kit.',
  ],
  [
    'table',
    'A table is where somebody plays or watches: it is given the features it shows as TableParts, and what a feature shares with it belongs in table.',
  ],
  [
    'rules',
    'The rule books stand by themselves over games: move what they share with a feature or a page into games or table.',
  ],
  ['lessons', 'Lessons are what a player sees beside the table of a lesson: the page that opens it belongs in pages.'],
  [
    'edition',
    'The editor of editions stands over games and shows rules: move what it shares with another feature into games or table.',
  ],
  [
    'end',
    'The end of a match is built on tables and replays: move what it shares with another feature into table or kit/replay.',
  ],
  [
    'replay',
    'A replay shows the end and the edition of a match. No other feature is built on it, so move what one needs into kit/replay.',
  ],
  ['gallery', 'The gallery is for developers alone: nothing but a page imports it, and it imports no page.'],
  [
    'pages',
    'Pages are everything with an address, and app.tsx alone puts them together: move what a page needs into the page.',
  ],
];

export default {
  forbidden: [
    forbid(
      'kernel-imports-nothing',
      'The kernel knows no other package: move the shared part into the kernel, or take it as a parameter.',
      { path: '^packages/kernel/' },
      { path: OURS, pathNot: '^packages/kernel/' },
    ),
    forbid(
      'games-import-kernel-only',
      'Games are rules over the kernel alone: put what is shared into packages/kernel, and what joins games and bots into match, server, web or tools.',
      { path: '^packages/games/', pathNot: TEST },
      { path: OURS, pathNot: '^packages/(games|kernel)/' },
    ),
    forbid(
      'games-tests-may-ask-bots',
      'Tests of a game may ask bots what they would do, and nothing of match, server, web or tools: move the test there.',
      { path: `^packages/games/.*${TEST}` },
      { path: OURS, pathNot: '^packages/(games|bots|kernel)/' },
    ),
    forbid(
      'bots-import-kernel-only',
      'Bots name no game and are given views: take the game as a parameter and import from packages/kernel alone.',
      { path: '^packages/bots/' },
      { path: OURS, pathNot: '^packages/(bots|kernel)/' },
    ),
    forbid(
      'protocol-describes-match',
      'The protocol makes schemas of what kernel and match declare: keep game, bot, server and client code out of it.',
      { path: '^packages/protocol/' },
      { path: OURS, pathNot: '^packages/(protocol|match|kernel)/' },
    ),
    forbid(
      'no-game-imports-another',
      'Each game stands alone: move what two games share into packages/kernel, or write it twice.',
      { path: '^packages/games/([^/]+)/' },
      { path: '^packages/games/[^/]+/', pathNot: '^packages/games/$1/' },
    ),
    forbid(
      'games-do-not-import-their-list',
      'The list of games imports the games, never the other way round: import the file that defines what you need.',
      { path: '^packages/games/[^/]+/' },
      { path: '^packages/games/[^/]+[.]ts$', pathNot: '^packages/games/(loadable|edition-words|money)[.]ts$' },
    ),
    forbid(
      'match-is-given-games-and-bots',
      'A match hosts any game and any bot it is given: take them as parameters. packages/match imports packages/kernel alone, and its messages are described in packages/protocol.',
      { path: '^packages/match/', pathNot: [TEST, '^packages/match/testing/'] },
      { path: OURS, pathNot: '^packages/(match|kernel)/' },
    ),
    forbid(
      'match-tests-import-downwards',
      'Tests of a match may bring games and bots, but nothing of server, web or tools: move the test there, or the code it needs down.',
      { path: [`^packages/match/.*${TEST}`, '^packages/match/testing/'] },
      { path: OURS, pathNot: '^packages/(match|games|bots|kernel)/' },
    ),
    forbid(
      'server-imports-downwards',
      'The server imports match, games, bots, protocol and kernel: code that it shares with web or tools belongs in one of those.',
      { path: '^packages/server/', pathNot: TEST },
      { path: OURS, pathNot: '^packages/(server|match|games|bots|protocol|kernel)/' },
    ),
    forbid(
      'server-tests-may-use-trials',
      'Tests of the server use the clients, clocks and databases of packages/trials/testing, and nothing else of trials, web or tools.',
      { path: `^packages/server/.*${TEST}` },
      {
        path: OURS,
        pathNot: '^packages/((server|match|games|bots|protocol|kernel)/|trials/testing/index[.]ts$)',
      },
    ),
    forbid(
      'trials-import-downwards',
      'Trials run whole servers: they import packages/server by its internals.ts, or its store alone, and the packages below it, and nothing of web or tools.',
      { path: '^packages/trials/' },
      {
        path: OURS,
        pathNot: '^packages/((trials|match|games|bots|protocol|kernel)/|server/(internals|store/open-store)[.]ts$)',
      },
    ),
    forbid(
      'trials-are-for-tools-and-tests',
      'Trials attack, kill and flood servers and plant leaks in them: only tools, bench and the tests of the server import packages/trials.',
      { path: '^packages/', pathNot: ['^packages/trials/', `^packages/server/.*${TEST}`, BY_POST] },
      // A push service to test with: the tests in a browser need it too.
      { path: '^packages/trials/', pathNot: ['^packages/trials/testing/push-service[.]ts$'] },
    ),
    forbid(
      'days-by-post-may-use-trials',
      'Matches by post in a browser need a server whose clock they advance: they use packages/trials/testing, and nothing else of trials.',
      { path: BY_POST },
      { path: '^packages/trials/', pathNot: '^packages/trials/testing/index[.]ts$' },
    ),
    forbid(
      'internals-are-for-trials',
      'packages/server/internals.ts is for packages/trials: import the file that defines what you need, or the package by its index.',
      { pathNot: '^packages/trials/' },
      { path: '^packages/server/internals[.]ts$' },
    ),
    forbid(
      'web-imports-downwards',
      'The client imports match, games, bots, protocol and kernel: what it shares with server or tools belongs in one of those.',
      { path: '^packages/web/', pathNot: BY_POST },
      {
        path: OURS,
        pathNot: ['^packages/(web|match|games|bots|protocol|kernel)/', '^packages/trials/testing/push-service[.]ts$'],
      },
    ),
    forbid(
      'tools-import-downwards',
      'Tools import match, games, bots, protocol, kernel and the measurements in bench: what a tool shares with server or web belongs in one of those. Only serve, admin and validate, the command lines of the server, and secrecy, hostile, crash, load and upgrade, the command lines of trials, import those two packages.',
      {
        path: '^tools/',
        pathNot: '^tools/((serve|admin|validate|secrecy|hostile|crash|load|upgrade)[.]ts$|simulate/)',
      },
      { path: OURS, pathNot: '^(tools|bench|packages/(match|games|bots|protocol|kernel))/' },
    ),
    forbid(
      'simulate-has-the-house-clock',
      'The simulation runs rooms and the house clock of the server: it imports no more than other tools and packages/server/house/start-clock.ts.',
      { path: '^tools/simulate/' },
      {
        path: OURS,
        pathNot: '^(tools/|bench/|packages/((match|games|bots|protocol|kernel)/|server/house/start-clock[.]ts$))',
      },
    ),
    forbid(
      'serve-starts-the-server',
      'serve, admin and validate are command lines of the server: they read arguments and call packages/server by its index, and everything else belongs in there.',
      { path: '^tools/(serve|admin|validate)[.]ts$' },
      { path: OURS, pathNot: '^(tools/lib|packages/server/index[.]ts$)' },
    ),
    forbid(
      'tools-start-trials',
      'secrecy, hostile, crash, load and upgrade are command lines of packages/trials: they read arguments and call its index, and everything else belongs in there.',
      { path: '^tools/(secrecy|hostile|crash|load|upgrade)[.]ts$' },
      { path: OURS, pathNot: '^(tools/(lib|load)/|packages/games/index[.]ts$|packages/trials/index[.]ts$)' },
    ),
    forbid(
      'nobody-imports-tools',
      'Tools are thin command lines at the very top: move what you need out of tools into a package and import it from there.',
      { pathNot: '^tools/' },
      { path: '^tools/' },
    ),
    forbid(
      'laws-for-tests-and-tools',
      'The laws check games and never play them: import packages/kernel/laws from a *.test.ts file or from tools only.',
      { path: '^(packages|bench)/', pathNot: ['^packages/kernel/laws/', TEST] },
      { path: '^packages/kernel/laws([.]ts$|/)' },
    ),
    forbid(
      'advice-is-not-a-rule',
      'Advice is for bots, beside the rules and never inside them: move what the rule needs out of advice.ts into a file of its own.',
      { path: '^packages/games/[^/]+/(flow|effects)/' },
      { path: '^packages/games/[^/]+/advice([.]ts$|/)' },
    ),
    forbid(
      'no-node-in-pure-packages',
      'The same code runs in browser and server: let the host (server, worker, tool) read files, sockets and processes and pass the data in.',
      { path: PURE, pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'no-npm-in-pure-packages',
      'Kernel, games, bots and match depend on no npm package: write the few lines, or use the package outside and pass the result in.',
      { path: '^packages/(kernel|games|bots|match)/', pathNot: TEST },
      { path: 'node_modules/' },
    ),
    forbid(
      'peers-are-for-the-bench',
      'The peers are other frameworks, installed for comparison alone: import bench/peers from bench only.',
      { pathNot: '^bench/' },
      { path: '^bench/peers/' },
    ),
    forbid(
      'the-board-kit-knows-no-game',
      'Every board is built from the kit: give it what it needs to know about a game as data, and keep pages and tables out of it.',
      { path: '^packages/web/src/games/kit/', pathNot: TEST },
      { path: OURS, pathNot: '^packages/(kernel|match)/|^packages/web/src/(games/kit|kit/(words|look))/' },
    ),
    forbid(
      'no-board-imports-another-game',
      'A game is shown by itself: move what two boards share into games/kit, and read the list of faces in a higher layer.',
      { path: '^packages/web/src/games/([^/]+)/' },
      { path: '^packages/web/src/games/([^/]+/|faces[.]ts$)', pathNot: '^packages/web/src/games/($1|kit)/' },
    ),
    ...LAYERS.map(([folder, comment], at) =>
      forbid(
        `web-${folder}-imports-lower-layers`,
        comment,
        { path: `^packages/web/src/${folder}/` },
        {
          path: '^packages/web/src/',
          pathNot: `^packages/web/src/(${LAYERS.slice(0, at + 1)
            .map(([each]) => each)
            .join('|')})/`,
        },
      ),
    ),
    forbid(
      'web-has-known-layers',
      'A new folder of the client belongs in one of the layers: name it in LAYERS, or move it into a folder that is there.',
      { path: '^packages/web/src/[^/]+/', pathNot: `^packages/web/src/(${LAYERS.map(([each]) => each).join('|')})/` },
      {},
    ),
    forbid(
      'no-cycles',
      'Two files that import each other are one idea or three: merge them, or move what both need into a third file.',
      {},
      { circular: true },
    ),
    forbid(
      'everything-resolves',
      'This import leads nowhere: check its spelling and its .ts ending, and run `npm ci` if the package is listed in package.json.',
      {},
      { couldNotResolve: true },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^bench/peers/'] },
    exclude: { path: '^packages/web/dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
