import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Registry } from 'prom-client';
import { mountCspReports } from '../host-page/csp-reports';
import { healthCounts, stoppedRollouts } from '../db/health';
import type { LiveDelivery } from '../live-remotes/live-delivery';
import type { RegistryFile } from '../live-remotes/registry-reader';
import type { Site } from '../site';

/** Creates the metrics of a site; each is read when it is collected, so that it survives a restart. */
function createMetrics(site: Site, { readRegistry, openPages }: LiveDelivery): Registry {
  const metrics = new Registry();
  const shared = { registers: [metrics] };

  new Gauge({
    ...shared,
    name: 'site_admin_registry_revision',
    help: 'Revision of the registry that is served.',
    async collect() {
      this.set((await readRegistry()).registry?.revision ?? 0);
    },
  });
  new Counter({
    ...shared,
    name: 'site_admin_remote_reports_total',
    help: 'Reports of browsers about remotes, by version, phase and outcome.',
    labelNames: ['remote', 'version', 'phase', 'outcome'],
    collect() {
      this.reset();
      for (const { remote, version, phase, outcome, count } of healthCounts(site.db))
        this.inc({ remote, version, phase, outcome }, count);
    },
  });
  new Gauge({
    ...shared,
    name: 'site_admin_canaries_stopped',
    help: 'Canaries that this server stopped.',
    labelNames: ['remote', 'candidate'],
    collect() {
      this.reset();
      for (const { remote, candidate } of stoppedRollouts(site.db)) this.inc({ remote, candidate });
    },
  });
  new Gauge({
    ...shared,
    name: 'site_admin_open_pages',
    help: 'Open pages that report to this server, by the version they run and its source.',
    labelNames: ['remote', 'version', 'source'],
    collect() {
      this.reset();
      for (const { remote, version, source, pages } of openPages.count()) this.set({ remote, version, source }, pages);
    },
  });
  return metrics;
}

/** Adds a counter of reports about violations of a page's policy; returns the function that counts one. */
function countViolations(metrics: Registry): () => void {
  const counter = new Counter({
    registers: [metrics],
    name: 'site_admin_csp_violations_total',
    help: "Reports of browsers about violations of a page's policy, since the start of this server.",
  });
  return () => counter.inc();
}

const isExpired = ({ registry }: RegistryFile, now: number) =>
  registry?.expires !== undefined && Date.parse(registry.expires) <= now;

/** Serves `/healthz` for load balancers, `/metrics` for Prometheus, and the address of reports about violations. */
export function mountMonitoring(app: FastifyInstance, site: Site, delivery: LiveDelivery): void {
  const { readRegistry } = delivery;
  const metrics = createMetrics(site, delivery);
  mountCspReports(app, site, countViolations(metrics));
  const headers = { 'cache-control': 'no-store' };

  app.get('/healthz', async (_request, reply) => {
    const file = await readRegistry();
    const { registry } = file;
    reply.code(registry ? 200 : 503).headers(headers);
    if (!registry) return { status: 'no registry' };
    return { status: isExpired(file, site.now()) ? 'registry expired' : 'ok', revision: registry.revision };
  });
  app.get('/metrics', async (_request, reply) => {
    reply.headers({ ...headers, 'content-type': metrics.contentType });
    return metrics.metrics();
  });
}
