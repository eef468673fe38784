/** Signs an administrator of the embedded site in, as its sign-in form does; returns the headers of further requests. */
export declare function signIn(origin: string, password: string): Promise<{ cookie: string; 'x-wp-nonce': string }>;
