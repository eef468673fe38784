import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../db/open';
import type { Provider } from './provider';

/** One transparent pixel. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Number of stored events; bounded, so that an open page cannot fill the disk. */
const keptEvents = 5000;

const isEvent = /^(jetpack|akismet)_[a-z0-9_]{1,120}$/;

/**
 * The tracking script: sends one pixel for each entry pages push into their queue. It also sends entries pushed before it loaded and
 * ignores anything that is not an entry.
 */
const script = `(function(){
var origin=new URL(document.currentScript.src).origin,who={},queue=window._tkq||[];
function send(entry){
  if(!Array.isArray(entry))return;
  if(entry[0]==='identifyUser'){who={_ui:entry[1],_ul:entry[2]};return;}
  if(entry[0]!=='recordEvent'||!/^(jetpack|akismet)_/.test(entry[1]))return;
  var query=new URLSearchParams(Object.assign({},entry[2],who,{_en:entry[1],_ts:Date.now()}));
  new Image().src=origin+'/t.gif?'+query;
}
window._tkq={push:function(entry){send(entry);}};
Array.prototype.forEach.call(queue,send);
})();
`;

const query = v.record(v.string(), v.unknown());
const row = v.object({
  event: v.string(),
  properties: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
  at: v.number(),
});

/** Returns the recorded events, newest first. */
export const recordedEvents = (db: Database, limit = 50): v.InferOutput<typeof row>[] =>
  db.all(row, 'SELECT event, properties, at FROM provider_pixels ORDER BY id DESC LIMIT ?', limit);

function record({ db, now }: Provider, given: Record<string, unknown>): void {
  const { _en: event, ...rest } = given;
  if (typeof event !== 'string' || !isEvent.test(event)) return;
  const properties = Object.entries(rest).map(([name, value]) => [name, String(value).slice(0, 200)]);
  db.atomically(() => {
    const text = JSON.stringify(Object.fromEntries(properties.slice(0, 40)));
    db.run('INSERT INTO provider_pixels (event, properties, at) VALUES (?, ?, ?)', event, text, now());
    db.run('DELETE FROM provider_pixels WHERE id <= (SELECT max(id) FROM provider_pixels) - ?', keptEvents);
  });
}

/** Serves the tracking pixel and the script that calls it. */
export function mountPixel(app: FastifyInstance, provider: Provider): void {
  app.get('/t.gif', async (request, reply) => {
    record(provider, v.parse(query, request.query));
    return reply
      .headers({ 'cache-control': 'no-store', 'cross-origin-resource-policy': 'cross-origin' })
      .type('image/gif')
      .send(gif);
  });
  app.get('/w.js', async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'max-age=300', 'cross-origin-resource-policy': 'cross-origin' })
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}
