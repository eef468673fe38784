/**
 * The version of this contract, in semver: a new major when remotes built for the old one can no longer run, a new minor when
 * something is added. remote.json declares the range a remote needs; the shell's manifest contains the version it provides.
 */
export const contractVersion = '2.1.0';
