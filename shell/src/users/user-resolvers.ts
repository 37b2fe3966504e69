import { zodResolver } from '@hookform/resolvers/zod';
import { createUserBody, resetPasswordBody, updateUserBody } from '@selaras/contracts';

export const createUserResolver = zodResolver(createUserBody);
export const updateUserResolver = zodResolver(updateUserBody);
export const resetPasswordResolver = zodResolver(resetPasswordBody);
