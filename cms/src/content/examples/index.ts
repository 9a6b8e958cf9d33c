export { clearExampleMarks } from './clear-example-marks';
export { serveExampleCounts } from './example-counts';
