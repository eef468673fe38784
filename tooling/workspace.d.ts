/** Folder of every remote, such as `remote-dashboard`, in alphabetical order. */
export function findRemotes(root?: string): string[];
