import Glibc

/// How many rounds a random test takes: a share of them, or all in a thorough run.
func rounds(_ count: Int) -> Int {
    getenv("ROBOT_THOROUGH") != nil ? count : max(1, count / 40)
}
