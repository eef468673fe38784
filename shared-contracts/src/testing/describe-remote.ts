import * as v from 'valibot';
import { remoteDeclaration, type PageDeclaration } from '../declaration';
import type { RemoteModule } from '../remote';
import { contractChecks, type ContractCheck } from './contract-checks';
import type { FakeShell } from './fake-shell';
import type { SiteOptions } from './fixtures/initial-state';

export interface RemoteUnderTest {
  /** What remote.json holds; it is checked here as well. */
  readonly declaration: unknown;
  readonly module: RemoteModule;
  /** Routes to try in place of a declared path: needed where it has a parameter that must exist, useful where it ends in `*`. */
  readonly routes?: Readonly<Record<string, readonly string[]>>;
  readonly site?: SiteOptions;
  /** Answers what the fake site has no answer of its own for. Runs before each mount. */
  readonly arrange?: (fake: FakeShell) => void;
}

const getRoutes = ({ path, routes }: PageDeclaration, given: RemoteUnderTest['routes']) =>
  given?.[path] ?? routes?.map((route) => route.path) ?? [path.replace(/\/\*$/, '').replace(/:[a-z-]+/g, 'x') || '/'];

/** What the contract demands of this remote, each thing on its own. */
export function getContractChecks({
  declaration,
  module,
  routes,
  site = {},
  arrange = () => {},
}: RemoteUnderTest): ContractCheck[] {
  const checked = v.parse(remoteDeclaration, declaration);
  const tried = checked.pages.flatMap((page) => getRoutes(page, routes));
  return contractChecks({ declaration: checked, module, site, arrange }, tried);
}

/** The contract every remote keeps, as a suite of the test runner. It needs a DOM. */
export function describeRemote(under: RemoteUnderTest): void {
  describe('the contract with the shell', () => {
    getContractChecks(under).forEach(({ title, run }) => test(title, run, 60_000));
  });
}
