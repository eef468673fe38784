'use strict';

/** Returns the name of a remote's container without its build hash: `siteAdminLicensing`, no element's id. */
const containerPrefix = (name) =>
  `siteAdmin${name
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('')}`;

module.exports = { containerPrefix };
