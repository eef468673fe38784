/** Returns whether an Accept-Encoding header allows an encoding; `q=0` excludes it. */
export const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((each) => {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
