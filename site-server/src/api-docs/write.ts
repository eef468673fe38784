import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteApiText } from './markdown';

/** `npm run api-docs`: writes docs/site-api.md from the endpoint declarations. */
const file = path.resolve(__dirname, '../../../docs/site-api.md');
writeFileSync(file, siteApiText());
