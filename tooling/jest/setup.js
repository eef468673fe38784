'use strict';
require('@testing-library/jest-dom');

// As with testTimeout: a slow machine is no failure. (@testing-library/react takes this over; requiring it here would turn on
// React's act() environment for tests of remotes, which bring their own root.)
require('@testing-library/dom').configure({ asyncUtilTimeout: 5000 });
