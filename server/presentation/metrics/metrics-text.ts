export interface Metric {
  readonly name: string;
  readonly help: string;
  readonly kind: 'gauge' | 'counter';
  readonly value: number;
}

/** The metrics in the text form that Prometheus and compatible tools read. */
export function metricsText(metrics: readonly Metric[]): string {
  const blocks = metrics.map(
    ({ name, help, kind, value }) => `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n${name} ${value}\n`,
  );
  return blocks.join('');
}
