'use strict';

/** The address the development server serves a gallery at. */
const base = '/gallery/';

const page = (files) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Gallery</title>
    <link rel="icon" href="data:," />
${files
  .filter((name) => name.endsWith('.css'))
  .map((name) => `    <link rel="stylesheet" href="${base}${name}" />\n`)
  .join('')}${files
  .filter((name) => name.endsWith('.js'))
  .map((name) => `    <script defer src="${base}${name}"></script>\n`)
  .join('')}  </head>
  <body></body>
</html>
`;

/** Emits index.html with the files of the entry `main`. */
class GalleryPage {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('GalleryPage', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'GalleryPage', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const files = compilation.entrypoints.get('main').getFiles();
        compilation.emitAsset('index.html', new sources.RawSource(page(files)));
      });
    });
  }
}

module.exports = { GalleryPage };
