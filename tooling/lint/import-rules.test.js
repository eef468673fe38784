'use strict';
const { execFileSync } = require('node:child_process');
const path = require('node:path');

const root = path.join(__dirname, '../..');

/** Lints `code` as if it were in `file`; returns the messages of the import rules. */
function lint(samples) {
  const output = execFileSync(process.execPath, [path.join(__dirname, 'lint-samples.mjs')], {
    cwd: root,
    input: JSON.stringify(samples),
  });
  return JSON.parse(output).map((messages) =>
    messages.filter(({ ruleId }) => /^(no-restricted|relative-imports)/.test(ruleId ?? '')),
  );
}

const forbidden = [
  ['shared-contracts/src/a.ts', '@site-admin/runtime/rx'],
  ['shared-contracts/src/a.ts', '@site-admin/ui'],
  ['shared-runtime/src/a.ts', '@site-admin/ui'],
  ['shared-runtime/src/a.ts', '@site-admin/kit'],
  ['shared-kit/src/a.ts', '@site-admin/ui'],
  ['shared-ui/src/a.ts', '@site-admin/shell'],
  ['shared-ui/src/a.ts', '@site-admin/remote-dashboard'],
  ['shell/src/a.ts', '@site-admin/remote-settings'],
  ['shell/src/a.ts', '@site-admin/site-server'],
  ['shell/src/a.ts', '../../remote-settings/src/index'],
  ['remote-dashboard/src/a.ts', '@site-admin/shell'],
  ['remote-dashboard/src/a.ts', '@site-admin/remote-settings'],
  ['remote-dashboard/src/a.ts', '@site-admin/remote-settings/src/page'],
  ['remote-settings/src/a.ts', '@site-admin/delivery'],
  ['remote-licensing/src/features/my-plan/a.ts', '../../../../shell/src/index'],
  ['site-server/src/a.ts', '@site-admin/ui'],
  ['delivery/src/a.ts', '@site-admin/site-server'],
  ['delivery/src/a.ts', '@site-admin/runtime/rx'],
  ['e2e/a.ts', '@site-admin/shell'],
  ['shell/src/page/services/a.ts', '../../routing/navigation'],
  ['shell/src/requests/a.ts', '../resources/resources'],
  ['shell/src/routing/a.ts', '../remotes/remotes'],
  ['shell/src/remotes/loading/a.ts', '../../notices/notice-store'],
  ['shell/src/connection/disconnect/a.tsx', '../../frame/question-dialog'],
  ['shell/src/connection/a.ts', '../notices/notice-store'],
  ['shell/src/frame/a.ts', '../create-page'],
  ['shell/src/frame/outlet/a.ts', '../../testing/render-page'],
  ['remote-dashboard/src/features/stats/stats.card.tsx', '../protect/protect.slice'],
  ['remote-dashboard/src/features/stats/chart.ts', '../protect/counts'],
  ['remote-dashboard/src/features/stats/parts/chart.tsx', '../../protect/protect.texts'],
  ['remote-dashboard/src/features/stats/stats.test.tsx', '../../features/protect/protect.view'],
];

const allowed = [
  ['shared-runtime/src/a.ts', '@site-admin/contracts'],
  ['shared-kit/src/a.ts', '@site-admin/runtime/rx'],
  ['shared-ui/src/a.ts', '@site-admin/runtime/i18n'],
  ['shell/src/a.ts', '@site-admin/ui'],
  ['remote-dashboard/src/features/stats/a.ts', '@site-admin/kit'],
  ['remote-dashboard/src/features/stats/a.ts', './stats.slice'],
  ['remote-dashboard/src/features/stats/a.ts', '../../modules/modules.slice'],
  ['site-server/src/a.ts', '@site-admin/contracts'],
  ['site-server/src/a.ts', '@site-admin/delivery'],
  ['shell/src/page/services/a.ts', '../live'],
  ['shell/src/routing/a.ts', '../page/services/remotes'],
  ['shell/src/remotes/loading/a.ts', '../outlet/mount'],
  ['shell/src/connection/a.ts', '../routing/shell-routes'],
  ['shell/src/frame/page/a.tsx', '../../connection/reconnect-area'],
  ['shell/src/frame/page/a.tsx', '../notices/notice-area'],
  ['shell/src/create-page.ts', './remotes/remotes'],
  ['shell/src/notices/a.test.ts', '../testing/render-page'],
  ['remote-dashboard/src/features.ts', './features/stats/stats.feature'],
];

const asStatic = ([file, target]) => ({ file, code: `import { a } from '${target}';\nexport const b = a;\n` });
const asDynamic = ([file, target]) => ({ file, code: `export const b = () => import('${target}');\n` });

const misnamed = ['stats.view.ts', 'stats.feature.ts', 'StatsCard.tsx', 'stats.card.view.tsx'];
const named = [
  'stats.card.tsx',
  'stats.slice.ts',
  'stats.epic.test.ts',
  'stats.texts.ts',
  'stats.gallery.ts',
  'stats.test.tsx',
  'chart-bars.ts',
];

const asFeatureFile = (name) => ({ file: `remote-dashboard/src/features/stats/${name}`, code: 'export {};\n' });

const results = lint([
  ...forbidden.map(asStatic),
  ...forbidden.map(asDynamic),
  ...allowed.map(asStatic),
  ...[...misnamed, ...named].map(asFeatureFile),
  { file: 'remote-dashboard/src/a.tsx', code: "import { lazy } from 'react';\nexport const a = lazy;\n" },
]);

test.each(forbidden.map((row, index) => [...row, index]))('%s may not import %s', (_file, _target, index) => {
  expect(results[index]).not.toEqual([]);
});

test.each(forbidden.map((row, index) => [...row, index]))('%s may not import() %s', (_file, _target, index) => {
  expect(results[forbidden.length + index]).not.toEqual([]);
});

test.each(allowed.map((row, index) => [...row, index]))('%s may import %s', (_file, _target, index) => {
  expect(results[2 * forbidden.length + index]).toEqual([]);
});

test.each([...misnamed, ...named])('the name %s of a feature file is refused only where its suffix is no role', (name) => {
  const at = 2 * forbidden.length + allowed.length + [...misnamed, ...named].indexOf(name);
  expect(results[at]).toHaveLength(misnamed.includes(name) ? 1 : 0);
});

test('lazy of React is refused, as it never retries a chunk', () => {
  expect(results.at(-1)).toEqual([expect.objectContaining({ ruleId: 'no-restricted-imports' })]);
});
