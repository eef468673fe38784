'use strict';
const webpack = require('webpack');

/** Runs one configuration, or several that belong together; resolves once the files exist. Ends the process if the build fails. */
function build(config) {
  return new Promise((resolve) => {
    const compiler = webpack(config);
    compiler.run((failure, stats) =>
      compiler.close((closing) => {
        const broken = failure ?? closing;
        const problems = broken ? [broken] : stats.toJson({ all: false, errors: true, children: true }).errors;
        for (const { message } of problems) console.error(message);
        if (problems.length > 0) process.exit(1);
        resolve();
      }),
    );
  });
}

module.exports = { build };
