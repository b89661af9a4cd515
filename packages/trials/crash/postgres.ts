import { execFile } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FaultTarget } from './fault-target.ts';
import { freePort, ServiceProcess } from './service-process.ts';

const PROGRAMS = '/usr/lib/postgresql/*/bin';

/** A PostgreSQL process for one trial, whose cluster is deleted afterwards. */
export interface OwnPostgres extends FaultTarget {
  readonly url: string;
  /** Resolves once it serves. */
  readonly up: () => Promise<void>;
  end(): Promise<void>;
}

export async function openPostgresProcess(): Promise<OwnPostgres> {
  const [programs] = globSync(PROGRAMS).toSorted().reverse();
  if (programs === undefined) throw new Error(`there is no PostgreSQL in ${PROGRAMS}`);
  const folder = mkdtempSync(join(tmpdir(), 'consigliere-postgres-'));
  const owner = ownerOf();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } };
  const asked = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
  await promisify(execFile)(join(programs, 'initdb'), asked, options);
  const port = await freePort();
  const postgres = new ServiceProcess({
    command: join(programs, 'postgres'),
    args: ['-D', data, '-p', `${port}`, '-k', folder, '-c', 'listen_addresses=127.0.0.1'],
    ready: 'database system is ready to accept connections',
    options,
  });
  await postgres.start();
  const killAll = async (): Promise<void> => {
    const children = childrenOf(postgres.pid);
    await postgres.kill();
    for (const child of children) killIfThere(child);
    await waitUntilGone(children);
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    up: () => postgres.up,
    injectFault: () => postgres.restart(killAll),
    end: async () => {
      await killAll();
      rmSync(folder, { recursive: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so as root it runs as the user that its package has made. */
function ownerOf(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  if (uid === undefined || gid === undefined) throw new Error('there is no user postgres');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Each connection has a process in its own process group. */
function childrenOf(parent: number): readonly number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(pid => statusOf(pid)?.parent === parent);
}

/** The parent of a process, and whether it's a zombie; null if it is gone. */
function statusOf(pid: number): { readonly parent: number; readonly isDead: boolean } | null {
  try {
    const [, state, parent] = /[)] (\S) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { parent: Number(parent), isDead: state === 'Z' };
  } catch {
    return null;
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended with its parent.
  }
}

/** Waits until the processes are gone: each holds the shared memory that the next PostgreSQL needs. */
async function waitUntilGone(pids: readonly number[]): Promise<void> {
  while (pids.some(pid => statusOf(pid)?.isDead === false)) await new Promise(resolve => setTimeout(resolve, 10));
}
