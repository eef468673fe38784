'use strict';
require('@testing-library/jest-dom');

// As with testTimeout: a slow machine must not fail a test. (@testing-library/react inherits this; requiring it here would enable React's
// act() environment for tests of remotes, which have their own root.)
require('@testing-library/dom').configure({ asyncUtilTimeout: 5000 });
