import { commandFor, type Job, type ToolBox } from './command';
import { withPlainName } from './plain-name';
import { runTool, type ToolEnd, type ToolOrder } from './run-tool';

/** Runs ffmpeg on one file, whatever bytes its name has. */
export async function runFfmpeg(tools: ToolBox, job: Job, order: Omit<ToolOrder, 'command'>): Promise<ToolEnd> {
  const ended = await withPlainName(job.source, (source) =>
    runTool({ ...order, command: commandFor(tools, { ...job, source }) }),
  );
  return ended.ok ? ended.value : { kind: 'not-begun', complaint: ended.error };
}
