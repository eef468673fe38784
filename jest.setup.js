'use strict';
require('@testing-library/jest-dom');

// As with testTimeout: a slow machine is no failure.
const asyncUtilTimeout = 5000;
require('@testing-library/dom').configure({ asyncUtilTimeout });
require('@testing-library/react').configure({ asyncUtilTimeout });
