import { describeRemote } from '@site-admin/contracts/testing';
import declaration from '../remote.json';
import * as remote from './index';
import { barTabs, tabLabel } from './registry/tabs';

describeRemote({ declaration, module: remote });

test('the tabs in remote.json, which the shell shows while the remote loads, are those of the bar', () => {
  const declared = declaration.pages.flatMap(({ path, tab }) => (tab === undefined ? [] : [[path, tab]]));
  expect(declared).toEqual(barTabs.map((name) => [`/${name}`, tabLabel(name)]));
});
