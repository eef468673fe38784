import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteApiText } from './markdown';

/** `npm run api-docs`: writes what the endpoint declarations say. */
const file = path.resolve(__dirname, '../../../docs/site-api.md');
writeFileSync(file, siteApiText());
