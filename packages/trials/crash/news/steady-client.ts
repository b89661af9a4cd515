import { TestClient, type TestResponse } from '../../testing/test-client.ts';

/** The pause before a request is repeated, in milliseconds. */
const PAUSE = 40;

/** A person's browser that repeats each request, with the same ids, until a server has answered it. */
export class SteadyClient extends TestClient {
  isStopped = false;

  override get(path: string): Promise<TestResponse> {
    return this.#untilAnswered(() => super.get(path));
  }

  override post(path: string, body?: unknown): Promise<TestResponse> {
    return this.#untilAnswered(() => super.post(path, body));
  }

  async #untilAnswered(ask: () => Promise<TestResponse>): Promise<TestResponse> {
    for (;;) {
      // While no server is there requests fail, and at its end they are answered with an internal error.
      const answer = await ask().catch(() => null);
      if (answer !== null && answer.status < 500 && answer.status !== 429) return answer;
      if (this.isStopped) throw new Error('the trial is over');
      await new Promise(resolve => setTimeout(resolve, PAUSE));
    }
  }
}
