/**
 * Ms of processor time that this process spends on something, with the threads it has for it. What else
 * the machine does takes no part, as it would in the time that passes.
 */
export async function workOf(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
