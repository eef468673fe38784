import type { Role } from '../db/users';

/** Capabilities of a single site that this server checks. */
export type Capability = 'read' | 'edit_posts' | 'publish_posts' | 'manage_options' | 'activate_plugins' | 'install_plugins';

const everyone: readonly Capability[] = ['read'];
const writers: readonly Capability[] = [...everyone, 'edit_posts'];
const publishers: readonly Capability[] = [...writers, 'publish_posts'];
const all: readonly Capability[] = [...publishers, 'manage_options', 'activate_plugins', 'install_plugins'];

const capabilities: Readonly<Record<Role, readonly Capability[]>> = {
  administrator: all,
  editor: publishers,
  author: publishers,
  contributor: writers,
  subscriber: everyone,
};

export const can = (role: Role, capability: Capability): boolean => capabilities[role].includes(capability);

export const roleNames: Readonly<Record<Role, string>> = {
  administrator: 'Administrator',
  editor: 'Editor',
  author: 'Author',
  contributor: 'Contributor',
  subscriber: 'Subscriber',
};
