/**
 * The version of this contract, in semver: a new major when a remote built for the old one can no longer run, a new minor
 * when something was added. A remote declares the range it needs, the shell says which one it speaks.
 */
export const contractVersion = '1.2.0';
