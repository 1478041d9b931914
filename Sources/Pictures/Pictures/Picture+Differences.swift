extension Picture {
    /// What differs from another picture, view by view, in sentences: `UILabel "Total" moved 3 pt down`.
    ///
    /// ```swift
    /// let before = Picture(of: UIScreen.main)
    /// tapOn(theFirstView(withLabel("More")))
    /// let after = Picture(of: UIScreen.main)
    /// #expect(after.differences(from: before) == ["UILabel \"Total\" moved 3 pt down"])
    /// ```
    ///
    /// Views that one of the pictures masks are not compared.
    ///
    /// - Parameters:
    ///   - expected: the picture that is the measure.
    ///   - tolerance: how much may differ.
    /// - Returns: the differences, from the first view to the last; none if the pictures are equal.
    /// - Complexity: O(*n*) in the commands, and O(*n* · *m*) in those that differ.
    public func differences(from expected: Picture, tolerance: PictureTolerance = .none) -> [String] {
        PictureDifference(from: expected.description, to: description, tolerance: tolerance)?.lines ?? []
    }
}
