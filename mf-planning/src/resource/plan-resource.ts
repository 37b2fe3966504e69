import type { Kunci } from '@selaras/contracts';
import { defineResource, type Lock, noLock } from '@selaras/resource/core';
import { planLock } from './plan-lock';
import { planYear } from './plan-year';

/** Nothing closes the rows of an entity whose description names no lock: they carry none. */
const lockOf = ({ kunci }: { readonly kunci?: Kunci }): Lock =>
  kunci === undefined ? noLock : planLock(kunci);

/** Describes an entity of the plan: it is written as deadline, validation and quarters allow, year by year. */
export const definePlanResource: typeof defineResource = (description) =>
  defineResource({ ...description, ...planYear, lockOf });
