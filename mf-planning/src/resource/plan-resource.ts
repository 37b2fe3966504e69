import type { Kunci } from '@selaras/contracts';
import { defineResource, type Lock } from '@selaras/resource/core';
import { planLock } from './plan-lock';
import { planYear } from './plan-year';

const lockOf = ({ kunci }: { readonly kunci: Kunci }): Lock => planLock(kunci);

/** Describes an entity of the plan: it is written as deadline, validation and quarters allow, year by year. */
export const definePlanResource: typeof defineResource = (description) =>
  defineResource({ ...description, ...planYear, lockOf });
