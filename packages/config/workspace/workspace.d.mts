import type { SpawnOptions } from 'node:child_process';

export const root: string;
export function run(command: string, args: readonly string[], options?: SpawnOptions): Promise<number>;
export function bin(name: string): string;
export function ensureNode(): void;
export function install(): Promise<void>;
export function fail(message: string): never;
