import type { StaffRole } from '@larder/shared/basics/staff';

export const ROLE_TITLES: Readonly<Record<StaffRole, string>> = {
  manager: 'Manager',
  picker: 'Picker',
};

export const ROLE_HINTS: Readonly<Record<StaffRole, string>> = {
  manager: 'Prices, stock, imports, orders and figures.',
  picker: 'Orders, pick lists and what is low. Changes no prices, sees no figures.',
};
