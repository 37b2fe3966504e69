const ROUNDS = 40;

/** Latencies of one address asked for again and again, after it was warmed. */
export async function timesOf(url: string, headers: Record<string, string>): Promise<number[]> {
  const samples: number[] = [];
  for (let round = -3; round < ROUNDS; round += 1) {
    const started = performance.now();
    const answer = await fetch(url, { headers });
    await answer.text();
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    if (round >= 0) samples.push(performance.now() - started);
  }
  return samples;
}
