/// Ends a layout that never settles, however many passes one takes that measures further views in each.
struct PassLimit {
    private let most: Int
    private var idlePasses = 0
    private var measured = 0

    /// - Parameter most: the greatest number of consecutive passes that measure nothing new.
    init(_ most: Int) {
        self.most = most
    }

    /// Whether another pass may follow one.
    ///
    /// - Parameter measured: the number of views measured so far.
    mutating func allowsAnother(measured count: Int) -> Bool {
        idlePasses = count > measured ? 0 : idlePasses + 1
        measured = max(measured, count)
        return idlePasses < most
    }
}
