import Robot

extension Duration {
    /// The duration as Swift.
    var code: String {
        let milliseconds = Int((inSeconds * 1000).rounded())
        return milliseconds % 1000 == 0
            ? ".seconds(\(milliseconds / 1000))" : ".milliseconds(\(milliseconds))"
    }
}
