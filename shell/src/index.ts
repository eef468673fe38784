void import(/* webpackMode: "eager" */ './bootstrap').then(({ bootstrapWhenParsed }) => bootstrapWhenParsed(window));
