import { runStep } from '../../../scripts/test/run-step';

describe('a step whose files are run alone', () => {
  it('counts as one failure when it cannot begin, and prints the reason', async () => {
    jest.spyOn(console, 'log').mockReturnValue();
    const said = jest.spyOn(console, 'error').mockReturnValue();
    const command = ['jest', '--selectProjects', 'there-is-no-such-project'];
    const run = await runStep({ title: 'nothing', command, projects: ['nothing'], runsFilesAlone: true });
    expect(run.tally).toEqual({ passed: 0, failed: 1 });
    expect(said).toHaveBeenCalledWith('"nothing" could not begin:', expect.any(Error));
  });
});
