void import(/* webpackMode: "eager" */ './bootstrap').then(({ bootstrap }) => bootstrap(window));
