/** The repository's root. */
export const root: string;

/** Returns package.json of a folder. */
export function readPackage(folder: string, root?: string): Record<string, unknown>;

/** Returns the folder of every workspace of package.json, with patterns expanded as npm does. */
export function findWorkspaces(root?: string): string[];

/** Returns the folder of every remote, such as `remote-dashboard`, in alphabetical order. */
export function findRemotes(root?: string): string[];

/** Returns the folder of every remote that has something for other users than operators. */
export function findUserRemotes(root?: string): string[];

/** Returns every part that webpack builds, in build order. */
export function findBuiltParts(root?: string): string[];

/** Returns `folder` and every part it depends on, directly or not. */
export function withDependencies(folder: string): Set<string>;
