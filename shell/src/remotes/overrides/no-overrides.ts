import { live } from '../../page/live';
import type { CreateOverrides } from './overrides';

/** Creates the overrides of a page that has none, as most pages. */
export const createNoOverrides: CreateOverrides = () => ({
  live: live([]),
  get: () => undefined,
  accept: () => undefined,
  drop: () => undefined,
  dropInvalid: () => ({ names: [], refused: [] }),
  refused: [],
});
