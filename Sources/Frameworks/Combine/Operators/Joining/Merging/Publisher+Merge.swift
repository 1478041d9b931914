extension Publisher {
    /// Sends the values of another publisher as well.
    @inlinable public func merge<B: Publisher>(with other: B) -> Publishers.Merge<Self, B>
    where B.Failure == Failure, B.Output == Output {
        .init(self, other)
    }

    /// Sends the values of other publishers as well.
    @inlinable
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
        .init(self, b, c)
    }

    /// Sends the values of other publishers as well.
    @inlinable public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output
    {
        .init(self, b, c, d)
    }

    /// Sends the values of other publishers as well.
    @inlinable public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output
    {
        .init(self, b, c, d, e)
    }

    /// Sends the values of other publishers as well.
    @inlinable public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output,
        F.Failure == Failure, F.Output == Output
    {
        .init(self, b, c, d, e, f)
    }

    /// Sends the values of other publishers as well.
    @inlinable
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output,
        F.Failure == Failure, F.Output == Output, G.Failure == Failure, G.Output == Output
    {
        .init(self, b, c, d, e, f, g)
    }

    /// Sends the values of other publishers as well.
    @inlinable
    public func merge<
        B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >(
        with b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F,
        _ g: G,
        _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output,
        D.Failure == Failure, D.Output == Output, E.Failure == Failure, E.Output == Output,
        F.Failure == Failure, F.Output == Output, G.Failure == Failure, G.Output == Output,
        H.Failure == Failure, H.Output == Output
    {
        .init(self, b, c, d, e, f, g, h)
    }

    /// Sends the values of another publisher of the same type as well.
    @inlinable public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany([self, other])
    }
}
