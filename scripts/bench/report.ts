import { firstLoadBudget } from '../lib/brotli-bytes';
import type { AdminScale } from './admin-scale';
import type { RouteBytes } from './bytes';
import { isBounded, type DeskScale } from './desk-scale';
import type { DeskLine } from './desk-line';
import type { KeptSize } from './kept-sizes';
import type { LighthouseScores } from './lighthouse-scores';
import type { PageViewCost } from './page-view-cost';
import type { ShapedLoad } from './shaped-load';
import type { Throughput } from './throughput';
import type { WorstLine } from './worst-line';

export type BenchResults = {
  bytes: RouteBytes[];
  kept: KeptSize[];
  throughput: Throughput[];
  pageViews: PageViewCost;
  shaped: ShapedLoad[];
  worstLine: WorstLine[];
  desk: DeskLine[];
  deskScale: DeskScale[];
  lighthouse: LighthouseScores[];
  admin: AdminScale;
};

/** A measured number and its bound. */
type Budget = { name: string; measured: number; bound: number; holds: boolean };

function atMost(name: string, measured: number, bound: number): Budget {
  return { name, measured, bound, holds: measured <= bound };
}

function atLeast(name: string, measured: number, bound: number): Budget {
  return { name, measured, bound, holds: measured >= bound };
}

function budgets({
  bytes,
  kept,
  throughput,
  pageViews,
  shaped,
  worstLine,
  desk,
  deskScale,
  lighthouse,
  admin,
}: BenchResults): Budget[] {
  return [
    ...bytes.flatMap(({ route, total, byKind, requests }) => [
      // A video starts only after everything else has loaded.
      atMost(`${route} without video (bytes)`, total - (byKind['Media'] ?? 0), firstLoadBudget.everything),
      atMost(`${route} JavaScript (bytes)`, byKind['Script'] ?? 0, firstLoadBudget.script),
      atMost(
        `${route} HTML with its CSS (bytes)`,
        (byKind['Document'] ?? 0) + (byKind['Stylesheet'] ?? 0),
        firstLoadBudget.page,
      ),
      atMost(`${route} requests`, requests, firstLoadBudget.requests),
    ]),
    ...kept.map(({ page, bytes: size, bound }) => atMost(`${page} (bytes)`, size, bound)),
    ...throughput.flatMap(({ route, ratio, errors }) => [
      atLeast(`${route} cached, against a plain server (ratio)`, ratio, 0.35),
      atMost(`${route} errors at 50 connections`, errors, 0),
    ]),
    atLeast('Pages per processor second while page views are counted (ratio)', pageViews.ratio, 0.97),
    atLeast(`Page views stored of ${pageViews.sent}`, pageViews.stored, pageViews.sent),
    ...shaped.flatMap(({ route, lcpMs, cls }) => [
      atMost(`${route} LCP on the shaped line (ms)`, lcpMs, 1200),
      atMost(`${route} CLS`, cls, 0.02),
    ]),
    ...worstLine.flatMap(({ transport, ...waits }) => [
      atMost(`${transport}: home LCP at 400 kbit/s and 400 ms (ms)`, waits.homeLcpWorstMs, 1600),
      atMost(`${transport}: home LCP at 1.6 Mbit/s and 150 ms (ms)`, waits.homeLcpBadMs, 800),
      atMost(`${transport}: an article’s first paint, against a bare page (ratio)`, waits.articleToBareRatio, 1.1),
      atMost(`${transport}: the prayer form works (ms)`, waits.prayerFormMs, 4000),
    ]),
    ...deskScale
      .filter(isBounded)
      .map(({ call, slowestMs }) => atMost(`The desk with 10,000 requests: ${call} (ms)`, slowestMs, 300)),
    // The panel stands beside it to compare, without a bound.
    ...desk
      .filter(({ page }) => page === '/desk')
      .flatMap(({ firstWordsMs, signInMs, workMs, kilobytes }) => [
        atMost('/desk first words at 400 kbit/s and 400 ms (ms)', firstWordsMs, 2000),
        atMost('/desk one can sign in (ms)', signInMs, 6000),
        atMost('/desk the next request is there (ms)', workMs, 6000),
        atMost('/desk all that is transferred (kB)', kilobytes, 180),
      ]),
    ...lighthouse.flatMap(({ route, ...scores }) => [
      atLeast(`${route} Lighthouse performance`, scores.performance, 95),
      atLeast(`${route} Lighthouse accessibility`, scores.accessibility, 100),
      atLeast(`${route} Lighthouse best practices`, scores['best-practices'], 95),
      atLeast(`${route} Lighthouse SEO`, scores.seo, 100),
    ]),
    atMost(`/admin first thumbnails of ${admin.images} images (ms)`, admin.firstThumbnailsMs, 2000),
    atMost(`/admin first of ${admin.media} media of an event (ms)`, admin.firstMediaMs, 2000),
    atMost('/admin longest task while scrolling (ms)', admin.longestTaskMs, 200),
  ];
}

export function printReport(results: BenchResults): void {
  console.log('\nBytes of a first load, compressed');
  console.table(results.bytes.map(({ byKind, ...route }) => ({ ...route, ...byKind })));
  console.log('What is kept on a device, compressed, and the files of modules as they are');
  console.table(results.kept);
  console.log('Requests per second, 50 connections');
  console.table(results.throughput);
  console.log('Counting page views');
  console.table([results.pageViews]);
  console.log('A phone on the shaped line: 150 ms, 1.6 Mbps, CPU x4');
  console.table(results.shaped);
  console.log('The worst line: 400 kbit/s and 400 ms, as Chromium emulates them; “bad” is 1.6 Mbit/s and 150 ms');
  console.table(results.worstLine);
  console.log('The prayer desk on the worst line, beside the panel');
  console.table(results.desk);
  console.log('Ten members at once at a prayer desk with 10,000 requests');
  console.table(results.deskScale);
  console.log('Lighthouse, phone, devtools throttling');
  console.table(results.lighthouse);
  console.log('The admin’s page with a full library: bounds 2000, 2000 and 200 ms');
  console.table([results.admin]);
  const broken = budgets(results).filter(({ holds }) => !holds);
  console.log(broken.length === 0 ? 'Every budget holds.' : 'Over budget:');
  for (const { name, measured, bound } of broken) console.log(`  ${name}: ${measured}, bound ${bound}`);
}
