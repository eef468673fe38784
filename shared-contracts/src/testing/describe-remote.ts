import * as v from 'valibot';
import { remoteDeclaration, type PageDeclaration } from '../declaration';
import type { RemoteModule } from '../remote';
import { contractChecks, type ContractCheck } from './contract-checks';
import type { FakeShell } from './fake-shell';
import type { SiteOptions } from './fixtures/initial-state';

export interface RemoteUnderTest {
  /** The content of remote.json; validated by the suite. */
  readonly declaration: unknown;
  readonly module: RemoteModule;
  /** Routes to test instead of a declared path: required where a parameter must exist, useful where the path ends in `*`. */
  readonly routes?: Readonly<Record<string, readonly string[]>>;
  readonly site?: SiteOptions;
  /** Sets up responses the fake site does not have by default. Called before each mount. */
  readonly arrange?: (fake: FakeShell) => void;
  /** How often the remote is mounted and unmounted in search of leaks; 50 times by default. */
  readonly mountCount?: number;
}

/** Returns the routes of a page to test. */
export const getRoutes = ({ path, routes }: PageDeclaration, given: RemoteUnderTest['routes']) =>
  given?.[path] ?? routes?.map((route) => route.path) ?? [path.replace(/\/\*$/, '').replace(/:[a-z-]+/g, 'x') || '/'];

/** Returns the checks of the contract for one remote. */
export function getContractChecks({
  declaration,
  module,
  routes,
  site = {},
  arrange = () => {},
  mountCount = 50,
}: RemoteUnderTest): ContractCheck[] {
  const checked = v.parse(remoteDeclaration, declaration);
  const tried = checked.pages.flatMap((page) => getRoutes(page, routes));
  return contractChecks({ declaration: checked, module, site, arrange }, tried, mountCount);
}

/** Runs the contract checks of a remote as a suite of the test runner. Needs a DOM. */
export function describeRemote(under: RemoteUnderTest): void {
  describe('the contract with the shell', () => {
    getContractChecks(under).forEach(({ title, run }) => test(title, run, 60_000));
  });
}
