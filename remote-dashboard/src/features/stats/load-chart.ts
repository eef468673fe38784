/** The chart's code, in a chunk of its own: it brings the scales it draws by. Asked for twice, it still comes once. */
export const loadChart = () => import('./stats-chart');
