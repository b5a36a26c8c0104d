import { createHmac } from "node:crypto";

/** More than the minute by which the video server lets clocks differ. */
const LONG_AGO_SEC = 300;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The claims of a room token. */
export const claimsOf = (token: string): { exp: number; nbf: number; [claim: string]: unknown } =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));

/** The same token, signed with the same key, as it would be long after its time. */
export function expired(token: string, secret: string) {
  const [header] = token.split(".");
  const { exp, nbf, iat, ...claims } = claimsOf(token);
  const over = Math.floor(Date.now() / 1000) - LONG_AGO_SEC;
  const body = `${header}.${encode({ ...claims, exp: over, nbf: over - LONG_AGO_SEC })}`;
  return `${body}.${createHmac("sha256", secret).update(body).digest("base64url")}`;
}

/** What the video server itself says to somebody who comes with this token. */
export async function knock(livekit: { url: string }, token: string) {
  const answer = await fetch(`${livekit.url.replace(/^ws/, "http")}/rtc/validate?access_token=${token}`);
  await answer.arrayBuffer();
  return answer.status;
}
