/** The test of a remote with bad data, apart from the test kit: it loads fast-check. */
export { describeBadData, type BadDataOptions } from './describe-bad-data';
